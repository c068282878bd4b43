import { expect, test } from 'vitest'
import { jobs } from './features.ts'

test('each job has its own name, and is started by the clock as often as the manual says', () => {
  const names = [...jobs].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const scheduled = [...jobs].flatMap(({ name, schedule }) => (schedule ? [[name, schedule]] : []))
  expect(Object.fromEntries(scheduled)).toEqual({
    billing: '*/30 * * * *',
    billingPlans: '*/10 * * * *',
    closeJournals: '7 * * * *',
    digest: '*/15 * * * *',
    forget: '17 * * * *',
    lapse: '*/5 * * * *',
    nightlyBackup: '41 * * * *',
    remind: '*/15 * * * *',
    remindOfFines: '0 10 * * *',
    retention: '40 4 * * *',
    sealSecrets: '47 * * * *',
    weeklyReport: '*/15 * * * 1',
  })
})

test('the mails of one company that wait for their documents do not delay those of another', () => {
  const limits = [...jobs].flatMap(({ name, concurrency }) => (concurrency ? [[name, concurrency]] : []))
  const turns = { localConcurrency: 2, localGroupConcurrency: 1 }
  expect(limits).toEqual([
    ['rentalMail', turns],
    ['cancellationMail', turns],
    ['invoiceMail', turns],
  ])
})

test('every job that sends a mail says so, since a restored backup holds those that wait', () => {
  const named = [...jobs].filter(({ name }) => /mail$/i.test(name))
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter(({ sendsMail }) => !sendsMail)).toEqual([])
})
