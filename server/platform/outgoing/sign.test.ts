import { expect, test } from 'vitest'
import { newMessageId, newSecret, signedHeaders } from './sign.ts'

test('signs as the example of Standard Webhooks, once for each secret', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', seconds: 1_614_265_330, body: '{"test": 2432232314}' }
  expect(signedHeaders(message, [secret])).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  const two = signedHeaders(message, [newSecret(), secret])['webhook-signature']?.split(' ')
  expect(two).toEqual([expect.stringMatching(/^v1,.{43}=$/), 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='])
  expect(Buffer.from(newSecret().slice('whsec_'.length), 'base64')).toHaveLength(32)
  expect(newMessageId()).toMatch(/^msg_[\da-f]{32}$/)
})
