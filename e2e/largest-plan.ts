type Product = { default_price: { id: string } }

/** Calls the API below a company as one of its administrators. */
type Own = <T>(method: 'GET' | 'POST', path: string, data?: object) => Promise<T>

/** Takes the largest plan with a test payment, so that no limit applies to a journey. */
export async function takeLargestPlan(own: Own): Promise<void> {
  const largest = (await own<Product[]>('GET', '/billing/products')).at(-1)
  const { url } = await own<{ url: string }>('POST', '/billing/subscriptions', { priceId: largest?.default_price.id })
  await own('POST', `/billing/test/checkouts/${url.split('/').at(-1)}`, { outcome: 'paid' })
}
