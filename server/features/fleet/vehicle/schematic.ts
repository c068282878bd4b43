import { readFile } from 'node:fs/promises'
import { schematics } from '@filao/domain/fleet/damage/schematics'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import { drawPng } from '#platform/files/picture'
import { notFound } from '#platform/http/problems'

const thumbnailWidth = 360
const daySeconds = 86_400

/** Returns the drawing with this id, as svg text. 404 when there is none. */
export async function loadDrawing(id: number): Promise<string> {
  const schematic = schematics.find((one) => one.id === id)
  if (!schematic) throw notFound()
  return await readFile(new URL(`./schematics/${schematic.name}.svg`, import.meta.url), 'utf8')
}

/** Returns the drawing as an http answer. */
export async function getSchematic(id: number): Promise<BinaryResponse> {
  return { contentType: 'image/svg+xml', content: await loadDrawing(id), maxAgeSeconds: daySeconds }
}

const drawn = new Map<number, Promise<Uint8Array>>()

/** Returns the drawing as a small png, rendered at the first request. */
export async function getSchematicThumbnail(id: number): Promise<BinaryResponse> {
  const svg = await loadDrawing(id)
  const picture = drawn.get(id) ?? drawPng(svg, thumbnailWidth)
  drawn.set(id, picture)
  picture.catch(() => drawn.delete(id))
  return { contentType: 'image/png', content: await picture, maxAgeSeconds: daySeconds }
}
