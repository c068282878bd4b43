import { fineLabels } from '@filao/domain/fines/fine'
import { type Fine, FineCreation } from '@filao/domain/fines/fine.schema'
import { fineKindLabels } from '@filao/domain/fines/labels'
import { formatPlate, normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { Form, Input, Select } from 'antd'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { cache } from '#api/cache'
import { createFine, getFine, lookUpFine, updateFine } from '#api/calls'
import { query, useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import { DayInput } from '#ui/date/DayInput'
import { useDebounced } from '#ui/debounced'
import { LoadError } from '#ui/feedback/LoadError'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { type Edits, editsOf } from '#ui/form/edited/edits'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { PageHeader } from '#ui/PageHeader'
import { HolderNotice } from './HolderNotice.tsx'
import { type Named, namedBy } from './named.ts'
import { onClock, useVehicleClock } from './use-vehicle-clock.ts'

type Values = Partial<Omit<FineCreation, 'rentalId' | 'driverId'>>

/** Records a notice; who had the vehicle is shown while it is typed. */
export function NewFinePage() {
  const { t } = useTranslation('fines')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const create = useAction(createFine)
  return (
    <>
      <PageHeader title={t('new')} />
      <FineForm
        initialValues={{ kind: 'designation' }}
        edits={null}
        save={(body) => create.mutateAsync({ params: { companyId }, body })}
        onSaved={({ id }) => navigate(paths.fine(id), { replace: true })}
        backTo={paths.fines}
      />
    </>
  )
}

/** Edits a notice. Another plate or minute proposes those who had the vehicle then. */
export function FineFormPage() {
  const id = Number(useParams().id)
  const { t } = useTranslation('fines')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const input = { params: { companyId, id } }
  const read = useRead(getFine, input, { refetchOnWindowFocus: false })
  const update = useAction(updateFine)
  const labels = useFineLabels()
  return (
    <>
      <PageHeader title={t('edit')} />
      <WhenLoaded read={read} skeleton={10}>
        {(fine) => (
          <FineForm
            fine={fine}
            initialValues={valuesOf(fine)}
            edits={editsOf(query(getFine, input), fine, valuesOf, labels)}
            save={(body, ifMatch) => update.mutateAsync({ ...input, body, ifMatch })}
            onSaved={() => navigate(paths.fine(id), { replace: true })}
            backTo={paths.fine(id)}
          />
        )}
      </WhenLoaded>
    </>
  )
}

type Props = {
  fine?: Fine
  initialValues: Values
  edits: Edits | null
  save: (body: FineCreation, ifMatch: string) => Promise<Fine>
  onSaved: (fine: Fine) => unknown
  backTo: string
}

function FineForm({ fine, initialValues, edits, save, onSaved, backTo }: Props) {
  const { t } = useTranslation('fines')
  const companyZone = useCompanyZone()
  const { companyId } = useSession()
  const [form] = Form.useForm<Values>()
  const [chosenId, choose] = useState<number | null>(null)
  const driverId = chosenId ?? fine?.driverId ?? null
  const registrationNumber = Form.useWatch('registrationNumber', form) ?? ''
  const at = Form.useWatch('committedAt', form) ?? null
  const requested = useDebounced({ plate: normalisePlate(registrationNumber), at }, 300)
  const read = useRead(
    lookUpFine,
    { params: { companyId }, body: { registrationNumber: requested.plate, at: requested.at ?? '' } },
    { enabled: requested.plate.length > 3 && requested.at !== null },
  )
  const moveTyped = useCallback(
    (moved: (at: string) => string) => {
      const typed = form.getFieldValue('committedAt')
      if (typed) form.setFieldValue('committedAt', moved(typed))
    },
    [form],
  )
  const found = { plate: requested.plate, timezone: read.data?.vehicle?.timezone }
  const zone = useVehicleClock(fine?.timezone ?? companyZone, found, moveTyped)
  const lookUp = (plate: string, at: string) =>
    cache.fetchQuery(query(lookUpFine, { params: { companyId }, body: { registrationNumber: plate, at } }))
  /** Returns the values on the clock of a vehicle whose answer is not on the screen yet. */
  const onItsClock = async (values: Values): Promise<Values> => {
    const { registrationNumber = '', committedAt } = values
    const plate = normalisePlate(registrationNumber)
    if (plate.length <= 3 || !committedAt || plate === fine?.registrationNumber) return values
    if (requested.plate === plate && read.data) return values
    const { vehicle } = await lookUp(plate, committedAt)
    return { ...values, committedAt: onClock(committedAt, zone, vehicle?.timezone ?? zone) }
  }
  const rules = useFineRules()
  /**
   * Returns the rental and driver of the answer; nothing while those of the notice are kept, or the server looks them
   * up.
   */
  const named = async ({ registrationNumber = '', committedAt = '' }: Values): Promise<Named> => {
    const plate = normalisePlate(registrationNumber)
    const isNew = plate !== fine?.registrationNumber || committedAt !== fine.committedAt
    const isShown = requested.plate === plate && requested.at === committedAt
    // Saved before the answer is on the screen: another plate or minute has another driver.
    const isAwaited = fine !== undefined && isNew
    const response = isShown && read.data ? read.data : isAwaited && (await lookUp(plate, committedAt))
    if (!response) return {}
    return namedBy(response, driverId, isNew ? null : (fine ?? null))
  }
  return (
    <FormScreen<Values, Fine>
      form={form}
      initialValues={initialValues}
      edits={edits}
      save={async (typed, ifMatch) => {
        const values = await onItsClock(typed)
        return await save({ ...rules.body(values), ...(await named(values)) } as FineCreation, ifMatch)
      }}
      onSaved={onSaved}
      backTo={backTo}
    >
      <FormGroup title={t('offence')} hint={t('offenceHint')}>
        <FormRow>
          <Form.Item {...rules.field('registrationNumber')}>
            <Input autoComplete="off" autoFocus={!fine} />
          </Form.Item>
          <TypedItem {...rules.field('committedAt')}>
            <DateTimePicker zone={zone} side="past" />
          </TypedItem>
        </FormRow>
        <div className="fine-answer-room">
          {read.data && <HolderNotice answer={read.data} driverId={driverId} onChoose={choose} />}
          {read.error && <LoadError error={read.error} onRetry={read.refetch} />}
        </div>
      </FormGroup>
      <NoticeFields rules={rules} />
    </FormScreen>
  )
}

/** Edits what the notice says, besides the offence. */
function NoticeFields({ rules }: { rules: ReturnType<typeof useFineRules> }) {
  const { t } = useTranslation('fines')
  const language = useLanguage()
  const companyZone = useCompanyZone()
  return (
    <FormGroup title={t('notice')}>
      <Form.Item {...rules.field('kind')}>
        <Select options={Object.entries(fineKindLabels).map(([value, label]) => ({ value, label: label[language] }))} />
      </Form.Item>
      <FormRow>
        <TypedItem {...rules.field('noticeDate')} extra={t('noticeDateHint')}>
          <DayInput zone={companyZone} side="past" latest={localDate(instantAt(Date.now()), companyZone)} />
        </TypedItem>
        <Form.Item {...rules.field('noticeNumber')}>
          <Input autoComplete="off" />
        </Form.Item>
      </FormRow>
      <FormRow>
        <Form.Item {...rules.field('place')}>
          <Input autoComplete="off" />
        </Form.Item>
        <TypedItem {...rules.field('amount')}>
          <EurosInput />
        </TypedItem>
      </FormRow>
      <Form.Item {...rules.field('comments')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </FormGroup>
  )
}

/** Returns a notice as the form writes it. */
function valuesOf(fine: Fine): Values {
  const { kind, committedAt, noticeDate, noticeNumber, place, amount, comments } = fine
  const registrationNumber = formatPlate(fine.registrationNumber)
  return { kind, registrationNumber, committedAt, noticeDate, noticeNumber, place, amount, comments }
}

function useFineRules() {
  return schemaRules(FineCreation, useFineLabels(), useLanguage())
}

/** Returns the labels of the form, where the moment stands under the heading of the offence. */
function useFineLabels() {
  const { t } = useTranslation('fines')
  return { ...useLabels(fineLabels), committedAt: t('when') }
}
