/**
 * An archive of Python sources, compiled: node tools/bytecode.mjs IN.zip OUT.tar.pack
 *
 * The Python that will run it compiles it, under node, so that no browser has to. Sources stay behind; the archive is the
 * same whenever its contents are. It is packed as a whole, so that a browser unpacks it at once.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const COMPILE = `
import compileall, io, pathlib, py_compile, tarfile

def compiled(folder):
    kept = py_compile.PycInvalidationMode.UNCHECKED_HASH
    assert compileall.compile_dir(folder, quiet=1, legacy=True, stripdir=folder, invalidation_mode=kept)
    out, top = io.BytesIO(), pathlib.Path(folder)
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for file in sorted(top.rglob("*")):
            if file.is_file() and file.suffix != ".py":
                entry = tarfile.TarInfo(str(file.relative_to(top)))
                entry.size = file.stat().st_size
                archive.addfile(entry, io.BytesIO(file.read_bytes()))
    return out.getvalue()
compiled
`
const FOLDER = '/house'
const [from, to] = process.argv.slice(2)
const python = await loadPyodide()
python.unpackArchive(new Uint8Array(readFileSync(from)), 'zip', { extractDir: FOLDER })
const bytes = python.runPython(COMPILE)(FOLDER)
writeFileSync(to, gzipSync(bytes.toJs(), { level: 9 }))
