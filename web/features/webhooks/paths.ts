/** The URL of the webhooks. */
export const webhooksPaths = { webhooks: '/company/webhooks' }
