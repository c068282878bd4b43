import { placeholderLabels } from '@filao/domain/company/placeholders'
import { conditionTexts, statedConditions } from '@filao/domain/rentals/document/conditions/condition-lines'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { paperOf } from './paper/paper.ts'

/**
 * Renders the tariffs and conditions that apply on top of the price; nothing in documents kept before they were stored.
 */
export function ConditionsBlock({ document }: { document: RentalDocument }) {
  const { conditions } = document
  if (!conditions) return null
  const { languages, say, w } = paperOf(document)
  return (
    <section className="document-conditions">
      <h2>{w.conditions}</h2>
      <dl>
        {statedConditions(conditions).map((key) => (
          <div key={key}>
            <dt>{say(placeholderLabels[key])}</dt>
            {[...new Set(languages.map((language) => conditionTexts(conditions, language)[key]))].map((text) => (
              <dd key={text} className="document-lines">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
