import type { Operation } from './api.ts'

/** An object of the API, as stored or sent. */
export type Json = Record<string, unknown>

/** A refusal of the API. */
export type Failure = { status: number; code: string; message: string }

/** Returns the page of a list that a call asks for. */
export function page({ path }: Operation, all: Json[], sent: Json): Json {
  const from = sent.starting_after ? all.findIndex((one) => one.id === sent.starting_after) + 1 : 0
  const data = all.slice(from, from + Number(sent.limit ?? 10))
  return { object: 'list', url: path, data, has_more: from + data.length < all.length }
}

/** Returns the refusal of an unknown object. */
export function missing(message: string): Failure {
  return { status: 404, code: 'resource_missing', message }
}

/** Returns true when a path fits the pattern of a call. */
export function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
}
