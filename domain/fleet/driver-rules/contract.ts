import { endpoint } from '../../kernel/endpoint.ts'
import { DriverRules, DriverRulesChange } from './driver-rules.schema.ts'

export const getDriverRules = endpoint({
  method: 'GET',
  path: '/companies/:companyId/driverRules',
  summary: 'The company’s rules about who may drive; a category may have its own.',
  can: 'company.read',
  response: DriverRules,
})

export const updateDriverRules = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/driverRules',
  summary: 'Changes the rules about who may drive. Rentals already agreed are checked again when their vehicle leaves.',
  can: 'company.write',
  body: DriverRulesChange,
  response: DriverRules,
})
