/**
 * The calls of Stripe's API that Filao makes, after its published OpenAPI description (2026-09-30): methods, paths, the
 * parameters with their types, the required ones, and the answers. The descriptions are in our own words; every object
 * is closed, since Stripe refuses unknown parameters.
 */

export type Schema = Record<string, unknown>

export const text = (maxLength = 5000): Schema => ({ type: 'string', maxLength })
const link: Schema = { type: 'string' }
const whole: Schema = { type: 'integer' }
const flag: Schema = { type: 'boolean' }
const one = (...values: string[]): Schema => ({ type: 'string', enum: values })
export const list = (items: Schema): Schema => ({ type: 'array', items })
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
const metadata: Schema = { type: 'object', additionalProperties: { type: 'string' } }
const closed = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const expand = list(text())
const paging = {
  ending_before: text(),
  expand,
  limit: { type: 'integer', minimum: 1, maximum: 100 },
  starting_after: text(),
}
const locales = ['auto', 'de', 'en', 'en-GB', 'es', 'fr', 'fr-CA', 'it', 'nl', 'pt']
const statuses = ['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'paused', 'trialing', 'unpaid']

const redirect = closed({ return_url: link }, ['return_url'])
const updatedItem = closed({ id: text(), price: text(), quantity: whole }, ['id'])
const flow = closed(
  {
    type: one('payment_method_update', 'subscription_cancel', 'subscription_update', 'subscription_update_confirm'),
    subscription_update_confirm: closed({ subscription: text(), items: list(updatedItem) }, ['items', 'subscription']),
    after_completion: closed({ type: one('hosted_confirmation', 'portal_homepage', 'redirect'), redirect }, ['type']),
  },
  ['type'],
)

const customerFields = { description: text(), email: text(512), expand, metadata, name: text(256) }
const customer = closed({ ...customerFields, phone: text(20), preferred_locales: list(text()) })

const checkout = closed({
  allow_promotion_codes: flag,
  billing_address_collection: one('auto', 'required'),
  cancel_url: link,
  client_reference_id: text(200),
  customer: text(),
  expand,
  line_items: list(closed({ price: text(), quantity: whole })),
  locale: one(...locales),
  metadata,
  mode: one('payment', 'setup', 'subscription'),
  payment_method_collection: one('always', 'if_required'),
  subscription_data: closed({ description: text(500), metadata, trial_end: whole, trial_period_days: whole }),
  success_url: link,
})

/** The answers, with the fields that our code reads. */
export const responses = {
  price: {
    type: 'object',
    required: ['id', 'object', 'active', 'currency', 'product', 'unit_amount', 'recurring'],
    properties: {
      id: text(),
      object: one('price'),
      active: flag,
      currency: link,
      product: text(),
      unit_amount: orNull(whole),
      recurring: orNull({
        type: 'object',
        required: ['interval', 'interval_count'],
        properties: { interval: one('day', 'month', 'week', 'year'), interval_count: whole },
      }),
    },
  },
  product: {
    type: 'object',
    required: ['id', 'object', 'active', 'description', 'metadata', 'name'],
    properties: {
      id: text(),
      object: one('product'),
      active: flag,
      description: orNull(text()),
      metadata,
      name: text(),
      default_price: orNull({ anyOf: [text(), { $ref: '#/components/schemas/price' }] }),
    },
  },
  customer: {
    type: 'object',
    required: ['id', 'object', 'created', 'email', 'livemode'],
    properties: { id: text(), object: one('customer'), created: whole, email: orNull(text()), metadata },
  },
  deleted_customer: {
    type: 'object',
    required: ['deleted', 'id', 'object'],
    properties: { deleted: { type: 'boolean', enum: [true] }, id: text(), object: one('customer') },
  },
  known_customer: {
    anyOf: [{ $ref: '#/components/schemas/deleted_customer' }, { $ref: '#/components/schemas/customer' }],
  },
  subscription: {
    type: 'object',
    required: [
      ...['id', 'object', 'created', 'customer', 'items', 'metadata', 'status'],
      ...['cancel_at', 'cancel_at_period_end', 'ended_at', 'trial_end', 'trial_start'],
    ],
    properties: {
      id: text(),
      object: one('subscription'),
      created: whole,
      customer: text(),
      metadata,
      status: one(...statuses),
      cancel_at: orNull(whole),
      cancel_at_period_end: flag,
      ended_at: orNull(whole),
      trial_end: orNull(whole),
      trial_start: orNull(whole),
      items: {
        type: 'object',
        required: ['data', 'has_more', 'object', 'url'],
        properties: {
          data: list({
            type: 'object',
            required: ['id', 'object', 'current_period_end', 'current_period_start', 'price'],
            properties: {
              id: text(),
              object: one('subscription_item'),
              current_period_end: whole,
              price: { $ref: '#/components/schemas/price' },
            },
          }),
        },
      },
    },
  },
  'checkout.session': {
    type: 'object',
    required: ['id', 'object', 'client_reference_id', 'customer', 'mode', 'status', 'url'],
    properties: {
      id: text(),
      object: one('checkout.session'),
      status: orNull(one('complete', 'expired', 'open')),
      url: orNull(link),
    },
  },
  'billing_portal.session': {
    type: 'object',
    required: ['id', 'object', 'customer', 'url', 'return_url'],
    properties: { id: text(), object: one('billing_portal.session'), url: link },
  },
} satisfies Record<string, Schema>
export type StripeResponse = keyof typeof responses

/** A call: its parameters and its answer, which is a list of them with `many`. */
export type Operation = {
  method: 'GET' | 'POST'
  path: string
  query?: Schema
  body?: Schema
  answer: StripeResponse
  many?: true
}

/** Every call that may be made. */
export const operations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/products',
    query: closed({ ...paging, active: flag, ids: list(text()), shippable: flag, url: link }),
    answer: 'product',
    many: true,
  },
  { method: 'GET', path: '/v1/products/{id}', query: closed({ expand }), answer: 'product' },
  { method: 'POST', path: '/v1/customers', body: customer, answer: 'customer' },
  { method: 'GET', path: '/v1/customers/{customer}', query: closed({ expand }), answer: 'known_customer' },
  { method: 'POST', path: '/v1/customers/{customer}', body: customer, answer: 'customer' },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    query: closed({ ...paging, customer: text(), price: text(), status: one('all', 'ended', ...statuses) }),
    answer: 'subscription',
    many: true,
  },
  {
    method: 'POST',
    path: '/v1/subscriptions',
    body: closed({
      cancel_at_period_end: flag,
      customer: text(),
      expand,
      items: list(closed({ metadata, price: text(), quantity: whole })),
      metadata,
      trial_period_days: whole,
    }),
    answer: 'subscription',
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/{subscription_exposed_id}',
    query: closed({ expand }),
    answer: 'subscription',
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    query: closed({ ...paging, customer: text(), status: one('complete', 'expired', 'open'), subscription: text() }),
    answer: 'checkout.session',
    many: true,
  },
  { method: 'POST', path: '/v1/checkout/sessions', body: checkout, answer: 'checkout.session' },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/{session}/expire',
    body: closed({ expand }),
    answer: 'checkout.session',
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    body: closed({
      configuration: text(),
      customer: text(),
      expand,
      flow_data: flow,
      locale: one(...locales),
      return_url: link,
    }),
    answer: 'billing_portal.session',
  },
]
