import type { SavedList, SavedView } from '@filao/domain/access/saved-view.schema'
import { Button, Input } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { createSavedView, updateSavedView } from '#api/calls'
import { useSession } from '#session/session'
import { Dialog } from '#ui/feedback/Dialog'
import { useProblemText } from '#ui/feedback/problem-text'

type Props = {
  list: SavedList
  /** The filters and order on screen. */
  query: string
  views: SavedView[]
  /** The view to rename; null to save a new one. */
  view: SavedView | null
  onClose: () => void
}

/** Asks for the name of a view. A new view with a known name replaces the filters and order of that view. */
export function ViewNameDialog({ list, query, views, view, onClose }: Props) {
  const { t } = useTranslation('ui')
  const { companyId } = useSession()
  const textOf = useProblemText()
  const id = useId()
  const [name, setName] = useState(view?.name ?? '')
  const create = useAction(createSavedView)
  const update = useAction(updateSavedView)
  const known = view ? undefined : views.find((one) => one.name === name.trim())
  const error = create.error ?? update.error
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const dialog = event.currentTarget.closest('dialog')
    const changed = view ? { id: view.id, body: { name } } : known && { id: known.id, body: { query } }
    const saved = changed
      ? update.mutateAsync({ params: { companyId, id: changed.id }, body: changed.body })
      : create.mutateAsync({ params: { companyId }, body: { list, name, query } })
    // Closed before it is removed, so that the focus goes back to the button.
    await saved.then(
      () => dialog?.close(),
      () => undefined,
    )
  }
  return (
    <Dialog title={t(view ? 'views.renameTitle' : 'views.saveTitle')} onClose={onClose}>
      <form className="view-name" onSubmit={(event) => void save(event)}>
        <label htmlFor={id}>{t('views.name')}</label>
        <Input id={id} autoFocus maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        <p>{known ? t('views.replaceText') : t('views.text')}</p>
        {error && <p role="alert">{textOf(error)}</p>}
        <Button
          type="primary"
          htmlType="submit"
          disabled={name.trim() === ''}
          loading={create.isPending || update.isPending}
        >
          {known ? t('views.replace') : t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
