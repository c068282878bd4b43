import { placeholderLabels } from '@filao/domain/company/placeholders'
import { conditionTexts, statedConditions } from '@filao/domain/rentals/document/conditions/condition-lines'
import type { RentalDocument } from '@filao/domain/rentals/document/document'
import { words } from './messages.ts'

/**
 * Renders the tariffs and conditions that apply on top of the price; nothing in documents kept before they were stored.
 */
export function ConditionsBlock({ document: { conditions, customer } }: { document: RentalDocument }) {
  if (!conditions) return null
  const { language } = customer
  const texts = conditionTexts(conditions, language)
  return (
    <section className="document-conditions">
      <h2>{words[language].conditions}</h2>
      <dl>
        {statedConditions(conditions).map((key) => (
          <div key={key}>
            <dt>{placeholderLabels[key][language]}</dt>
            <dd className="document-lines">{texts[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
