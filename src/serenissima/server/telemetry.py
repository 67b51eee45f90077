"""Traces of requests for OpenTelemetry, where an operator wants them; needs the extra `telemetry`."""

from __future__ import annotations

from typing import Any

from serenissima import __version__


def middleware(address: str) -> list[Any]:
    """What traces every request and sends it to the collector at that address; nothing without one."""
    if not address:
        return []
    from litestar.plugins.opentelemetry import OpenTelemetryConfig
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    resource = Resource.create({"service.name": "serenissima", "service.version": __version__})
    provider = TracerProvider(resource=resource)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=f"{address.rstrip('/')}/v1/traces")))
    return [OpenTelemetryConfig(tracer_provider=provider).middleware]
