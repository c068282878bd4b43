import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { createOption, deleteOption, getOption, updateOption } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { PageHeader } from '#ui/PageHeader'
import { OptionForm } from './OptionForm.tsx'

/** Creates an option. */
export function NewOptionPage() {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const create = useAction(createOption)
  return (
    <>
      <PageHeader title={t('option.new')} />
      <OptionForm
        option={null}
        save={(body) => create.mutateAsync({ params: { companyId }, body })}
        onSaved={() => navigate(paths.options)}
      />
    </>
  )
}

/** Edits an option. */
export function OptionPage() {
  const id = Number(useParams().id)
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const read = useRead(getOption, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateOption)
  const mayDelete = useCan('fleet.write')
  return (
    <>
      <PageHeader title={read.data?.name ?? t('option.one')} />
      <WhenLoaded read={read} skeleton={8}>
        {(option) => (
          <OptionForm
            option={option}
            save={(body, ifMatch) => update.mutateAsync({ params: { companyId, id }, body, ifMatch })}
            onSaved={() => navigate(paths.options)}
            extra={
              mayDelete && (
                <DeleteButton
                  endpoint={deleteOption}
                  input={{ params: { companyId, id } }}
                  onDeleted={() => navigate(paths.options)}
                />
              )
            }
          />
        )}
      </WhenLoaded>
    </>
  )
}
