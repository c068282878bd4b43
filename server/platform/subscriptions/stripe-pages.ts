import { createHash } from 'node:crypto'
import { trialDays } from '@filao/domain/billing/subscription'
import { Stripe } from 'stripe'
import type { Payments } from './payments.ts'

/** Opens the pages of Stripe where a company subscribes, changes its plan and pays; they lead back to `screen`. */
export function stripePages(
  stripe: Stripe,
  screen: string,
): Pick<Payments, 'openCheckout' | 'openPortal' | 'openChange'> {
  const openCheckout: Payments['openCheckout'] = async (checkout) => {
    const { customerRef: customer, companyId, priceId: price, language: locale, key, hasTrial } = checkout
    const metadata = { companyId: String(companyId) }
    const wanted: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer,
      client_reference_id: String(companyId),
      line_items: [{ price, quantity: 1 }],
      subscription_data: { metadata, ...(hasTrial ? { trial_period_days: trialDays } : {}) },
      success_url: `${screen}?paid`,
      cancel_url: `${screen}?cancelled`,
      locale,
    }
    const { id, url } = await stripe.checkout.sessions.create(wanted, keyed(key, wanted))
    const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
    for (const other of open.data) if (other.id !== id) await stripe.checkout.sessions.expire(other.id)
    return url as string
  }

  const openPortal: Payments['openPortal'] = async ({ customerRef: customer, language: locale }) =>
    (await stripe.billingPortal.sessions.create({ customer, return_url: screen, locale })).url

  const openChange: Payments['openChange'] = async (checkout) => {
    const { customerRef: customer, subscriptionRef: subscription, priceId: price, language: locale } = checkout
    const { items } = await stripe.subscriptions.retrieve(subscription)
    const item = { id: items.data[0]?.id as string, price, quantity: 1 }
    try {
      const session = await stripe.billingPortal.sessions.create({
        customer,
        return_url: screen,
        locale,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: { subscription, items: [item] },
          after_completion: { type: 'redirect', redirect: { return_url: `${screen}?paid` } },
        },
      })
      return session.url
    } catch (error) {
      // The portal's settings may exclude changes of plan, or this one: it is then opened at its first page.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return await openPortal(checkout)
      throw error
    }
  }

  return { openCheckout, openPortal, openChange }
}

/**
 * Returns an idempotency key that also depends on the content: Stripe refuses a key that comes back with other content.
 */
function keyed(key: string | null, wanted: object): { idempotencyKey?: string } {
  if (!key) return {}
  const hash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex')
  return { idempotencyKey: `${hash.slice(0, 32)} ${key}` }
}
