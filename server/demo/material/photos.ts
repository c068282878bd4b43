import { createVehiclePhoto } from '@filao/domain/fleet/contract'
import sharp from 'sharp'
import * as data from './data.ts'
import { bodies, drawCar } from './drawings.ts'
import type { Person } from './person.ts'

/** Adds a drawing of its body type as the photo of every model, each sent as a person sends a photo. */
export async function addPhotos(owner: Person, companyId: number): Promise<void> {
  for (const { body, models } of data.categories) {
    const picture = await pngOf(drawCar(bodies[body]))
    const send = (resize: 128 | 1024) => owner.upload(picture, { path: `vehiclePhotos/${companyId}`, resize })
    const [url, thumbnailUrl] = [await send(1024), await send(128)]
    for (const { make, model } of models) {
      const photo = { make, model, year: 2024, url, thumbnailUrl }
      await owner.request(createVehiclePhoto, { params: { companyId }, body: photo })
    }
  }
}

/** Turns a drawing into the content of a PNG file. */
export async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())
}
