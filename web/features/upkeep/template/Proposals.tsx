import { PlusOutlined } from '@ant-design/icons'
import { deadlineName } from '@filao/domain/upkeep/deadline'
import type { Deadline } from '@filao/domain/upkeep/deadline.schema'
import { type Proposal, proposals } from '@filao/domain/upkeep/template'
import { Button } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { listTemplates } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { StepText } from '../step/StepText.tsx'

type Props = {
  vehicle: { categoryId: number; schematicId: number | null }
  deadlines: readonly Deadline[]
  onChoose: (proposal: Proposal) => void
}

/** Offers the deadlines that law or the category asks of a vehicle and that it lacks. */
export function Proposals({ vehicle, deadlines, onChoose }: Props) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const { companyId } = useSession()
  const titleId = useId()
  const templates = useRead(listTemplates, { params: { companyId } }).data
  if (!templates) return null
  const proposed = proposals(vehicle, templates, deadlines)
  if (proposed.length === 0) return null
  return (
    <section className="upkeep-proposals" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('proposed')}</h3>
      {proposed.map((proposal) => (
        <Button
          key={proposal.templateId ?? proposal.kind}
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => onChoose(proposal)}
        >
          {deadlineName(proposal)[language]}
          <StepText step={proposal} />
        </Button>
      ))}
    </section>
  )
}
