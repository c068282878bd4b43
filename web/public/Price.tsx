/** @jsxImportSource preact */
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { formatEuros } from '@filao/domain/kernel/money'
import { customerLineLabel } from '@filao/domain/ledger/account-line'
import { isGuaranteed, priceLines } from '@filao/domain/rentals/public-page/price-lines'
import type { PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { counted, say, useMessages } from './reservation/catalogue.ts'

/** Renders the length, the options, the price, and as long as they are of use the deposit and the excess. */
export function Price({ rental }: { rental: PublicRental }) {
  const { w, language } = useMessages()
  const { days, hours, securityDepositAmount, waiverAmount, securityTexts, validUntil, departureAgency } = rental
  const options = language === 'en' ? rental.optionsEn : rental.options
  const guarantee = isGuaranteed(rental)
  const euros = (amount: number) => (amount === 0 ? w.free : formatEuros(amount, language))
  return (
    <section class="card" aria-labelledby="price">
      <h2 id="price">{w.price}</h2>
      <p>{say(w.rental, { days: hours ? counted(w.hours, hours, language) : counted(w.days, days, language) })}</p>
      <Included title={w.options} names={options} />
      <Included title={w.fees} names={language === 'en' ? rental.feesEn : rental.fees} />
      <dl class="price-amounts">
        {priceLines(rental).map((line) => {
          const word = 'word' in line ? line.word : null
          const label = 'kind' in line ? customerLineLabel(line.kind)[language] : w[line.word]
          return (
            <div key={label} class={word === 'total' || word === 'due' ? 'price-total' : undefined}>
              <dt>{label}</dt>
              <dd>{word === 'due' ? formatEuros(line.amount, language) : euros(line.amount)}</dd>
            </div>
          )
        })}
        {guarantee && securityDepositAmount > 0 && (
          <div>
            <dt>{w.deposit}</dt>
            <dd>{formatEuros(securityDepositAmount, language)}</dd>
            <dd class="price-note">{securityTexts.deposit[language]}</dd>
          </div>
        )}
        {guarantee && (waiverAmount > 0 || securityDepositAmount > 0) && (
          <div>
            <dt>{w.waiver}</dt>
            <dd>{formatEuros(waiverAmount, language)}</dd>
            <dd class="price-note">{securityTexts.waiver[language]}</dd>
          </div>
        )}
      </dl>
      {validUntil && (
        <p class="price-note">
          <strong>{say(w.validUntil, { date: formatDateTime(validUntil, departureAgency.timezone, language) })}</strong>
        </p>
      )}
    </section>
  )
}

/** Lists what the price includes; nothing without any. */
function Included({ title, names }: { title: string; names: readonly string[] }) {
  return names.length > 0 ? (
    <div class="price-options">
      <h3>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  ) : null
}
