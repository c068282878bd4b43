import { expect, test } from 'vitest'
import { late } from './late.ts'

test('a module is there once it was fetched, and is fetched once', async () => {
  let requested = 0
  const module = { name: 'fields' }
  const one = late(async () => {
    requested++
    return module
  })
  expect(one.peek()).toBeNull()
  expect(await one.fetch()).toBe(module)
  expect(one.peek()).toBe(module)
  await one.fetch()
  expect(requested).toBe(1)
})

test('a module that did not arrive is fetched again', async () => {
  const responses = [Promise.reject(new Error('the network is gone')), Promise.resolve({ name: 'fields' })]
  const one = late(() => responses.shift() as Promise<{ name: string }>)
  await expect(one.fetch()).rejects.toThrow('the network is gone')
  expect(one.peek()).toBeNull()
  expect(await one.fetch()).toEqual({ name: 'fields' })
})
