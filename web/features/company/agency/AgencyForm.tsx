import { agencyLabels } from '@filao/domain/company/agency'
import { type Agency, AgencyCreation } from '@filao/domain/company/agency.schema'
import { dayLabels, daysOfWeek } from '@filao/domain/company/opening-hours'
import type { DayOfWeek } from '@filao/domain/company/opening-hours.schema'
import { territories } from '@filao/domain/company/territories'
import { Form, Input, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getAgency } from '#api/calls'
import { query } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { editsOf } from '#ui/form/edited/edits'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { useDayProblem } from '../opening-hours/day-problem.ts'
import { WeekField } from '../opening-hours/WeekField.tsx'
import type { WeekText } from '../opening-hours/week-hours.ts'
import { SeasonsField } from '../season/SeasonsField.tsx'
import { completeRows, overlapProblems, type SeasonRow } from '../season/season-rows.ts'
import { AddressGroup } from './AddressGroup.tsx'
import { type AgencyValues, toBody, toValues } from './agency-values.ts'
import { TimezoneSelect } from './TimezoneSelect.tsx'
import './AgencyForm.css'

type Props = {
  /** Null for a new one. */
  agency: Agency | null
  save: (body: ReturnType<typeof toBody>, ifMatch: string) => Promise<Agency>
  onSaved: (agency: Agency) => unknown
  savedText?: () => string | undefined
  extra?: ReactNode
}

/** Edits an agency with its opening hours and seasons, saved together. */
export function AgencyForm({ agency, save, onSaved, savedText, extra }: Props) {
  const { t } = useTranslation('company')
  const labels = useLabels(agencyLabels)
  const { company, companyId } = useSession()
  const { timezone } = territories[company.countryCode]
  const rules = useAgencyRules()
  const edits =
    agency &&
    editsOf(
      query(getAgency, { params: { companyId, id: agency.id } }),
      agency,
      (stored) => toValues(stored, timezone),
      { ...rules.schema.labels, geolocation: labels.address, week: labels.openingHours, seasons: t('season.title') },
    )
  return (
    <FormScreen<AgencyValues, Agency>
      initialValues={toValues(agency, timezone)}
      edits={edits}
      save={(values, ifMatch) => save(toBody(values, rules.schema), ifMatch)}
      onSaved={onSaved}
      backTo={paths.agencies}
      {...(savedText && { savedText })}
      extra={extra}
    >
      <FormGroup title={t('agency.identity')}>
        <Form.Item {...rules.schema.field('name')}>
          <Input autoFocus={!agency} autoComplete="off" />
        </Form.Item>
        <Form.Item {...rules.schema.field('timezone')}>
          <TimezoneSelect />
        </Form.Item>
        <Form.Item
          {...rules.schema.field('isManualApprovalRequired')}
          valuePropName="checked"
          extra={t('agency.manualApprovalHint')}
        >
          <Switch />
        </Form.Item>
      </FormGroup>
      <AddressGroup
        address={rules.schema.field('address')}
        postalCode={rules.schema.field('postalCode')}
        city={rules.schema.field('city')}
        agency={agency}
      />
      <FormGroup title={labels.openingHours} hint={t('hours.hint')}>
        <Form.Item name="week" noStyle validateStatus="" rules={[rules.week]}>
          <WeekField />
        </Form.Item>
      </FormGroup>
      <FormGroup title={t('season.title')} hint={t('season.hint')}>
        <TypedItem name="seasons" noStyle validateStatus="" rules={[rules.seasons]}>
          <SeasonsField />
        </TypedItem>
      </FormGroup>
    </FormScreen>
  )
}

function useAgencyRules() {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const problemOf = useDayProblem()
  const labels = useLabels(agencyLabels)
  const checkDay = (day: DayOfWeek, week: WeekText) => {
    const problem = problemOf(day, week[day])
    const name = dayLabels[day][language]
    // Ranges that overlap are named with their day.
    return problem?.startsWith(name) ? problem : problem && `${name} – ${problem}`
  }
  return {
    schema: schemaRules(AgencyCreation, labels, language),
    week: {
      validator: async (_: unknown, week: WeekText) => refuse(daysOfWeek.map((day) => checkDay(day, week))),
    },
    seasons: {
      validator: async (_: unknown, rows: SeasonRow[]) => {
        const unnamed = completeRows(rows).some(({ userLabel }) => !userLabel.trim())
        const overlaps = [...overlapProblems(rows).values()].map((problem) => problem[language])
        refuse([unnamed ? t('season.unnamed') : null, ...overlaps])
      },
    },
  }
}

function refuse(problems: (string | null)[]): void {
  const found = problems.filter(Boolean)
  if (found.length > 0) throw new Error(found.join(' · '))
}
