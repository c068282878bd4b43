import type { User } from '@filao/domain/access/user'
import { expect, test } from 'vitest'
import { schemaRules } from '#ui/form/schema-rules'
import { KnownMember, memberName, toValues as memberValues, NewMember, wayIn } from './member.ts'
import { toChange, toValues } from './profile.ts'

const maryse: User = {
  id: 3,
  companyId: 1,
  firstName: 'Maryse',
  lastName: null,
  email: 'maryse@example.test',
  language: 'en',
  role: 'admin',
  isEmailProven: true,
  hasSecondFactor: false,
  weeklyReportEnabled: true,
  boardView: null,
  access: 'own',
}

test('a profile sends what was typed, neither the address nor passwords that were left empty', () => {
  const filledFrom = toValues(maryse)
  expect(toChange({ ...filledFrom, lastName: ' Condé ', language: 'fr' }, filledFrom)).toEqual({
    lastName: 'Condé',
    language: 'fr',
  })
  expect(toChange({ ...filledFrom, firstName: 'Maryse ' }, filledFrom)).toEqual({})
})

test('a new password goes with the current one', () => {
  const typed = { ...toValues(maryse), currentPassword: 'grand cul-de-sac', password: 'petit cul-de-sac' }
  expect(toChange(typed, toValues(maryse))).toMatchObject({
    currentPassword: 'grand cul-de-sac',
    password: 'petit cul-de-sac',
  })
  expect(toChange({ ...typed, password: '' }, toValues(maryse))).not.toHaveProperty('currentPassword')
})

test('a new member is of the staff, speaks French, and needs a password', () => {
  expect(memberValues(null)).toEqual({ isInvited: false, language: 'fr', role: 'staff' })
  const rules = schemaRules(NewMember, {}, 'fr')
  const required = (['firstName', 'lastName', 'email', 'password', 'language', 'role'] as const).map(
    (name) => rules.field(name).required,
  )
  expect(required).not.toContain(false)
})

test('an invited member is sent without a password typed before', () => {
  const typed = { ...memberValues(null), password: 'grand cul-de-sac' }
  expect(wayIn({ ...typed, isInvited: true })).not.toHaveProperty('password')
  expect(wayIn({ ...typed, isInvited: false })).toMatchObject({ password: 'grand cul-de-sac' })
})

test('a member keeps their password when none is typed', () => {
  const rules = schemaRules(KnownMember, {}, 'fr')
  expect(rules.field('password').required).toBe(false)
  expect(rules.body({ ...memberValues(maryse), password: '' })).toEqual({
    firstName: 'Maryse',
    lastName: '',
    email: 'maryse@example.test',
    language: 'en',
    role: 'admin',
  })
})

test('a member without a name is called by their address', () => {
  expect(memberName(maryse)).toBe('Maryse')
  expect(memberName({ ...maryse, firstName: null })).toBe('maryse@example.test')
})
