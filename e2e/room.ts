import { expect, request } from '@playwright/test'
import { signInToDemo } from './demo-screens.ts'
import { takeLargestPlan } from './largest-plan.ts'

/** Gives the demo company a plan with room for everything that the journeys create at the same time. */
export default async function makeRoom(): Promise<void> {
  const baseURL = process.env.FILAO_URL ?? ''
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
  await signInToDemo(api)
  const [company] = await (await api.get('/api/companies')).json()
  await takeLargestPlan(async (method, path, data) => {
    const response = await api.fetch(`/api/companies/${company.id}${path}`, { method, ...(data && { data }) })
    expect(response.ok(), `${path} answers ${response.status()}`).toBe(true)
    return await response.json()
  })
  await api.dispose()
}
