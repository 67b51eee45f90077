/** What a page of the house is: at which addresses it is shown, what it is told of them, and what it is called. */

import type { Component } from 'svelte'
import { ALONE } from '$kind/reach'
import { IN_COMPANY, type Lane, type Where } from '../lib/router.svelte'

/** A page that is here, or on its way. */
type Coming<Props extends Record<string, unknown>> =
  | { default: Component<Props> }
  | Promise<{ default: Component<Props> }>

interface Said<Props extends Record<string, unknown>> {
  lanes: readonly Lane[]
  load(): Coming<Props>
  told(at: Where): Props
  /** what stands in the tab of the browser; a page without it says so itself, or is the house */
  title?(at: Where): string | undefined
  /** the part of the address with which it begins anew: another table, another game */
  anew?: string
}

export type Page = Said<Record<string, unknown>>

/** A page among others: here alone it is seen that what it is told fits it. */
export const page = <Props extends Record<string, unknown>>(said: Said<Props>): Page => said as Page

/** The page of an address; none where it is not among these, or needs company in a house for one. */
export const pageAt = (pages: readonly Page[], { lane }: Where): Page | undefined =>
  ALONE && IN_COMPANY.includes(lane) ? undefined : pages.find(({ lanes }) => lanes.some((one) => one === lane))
