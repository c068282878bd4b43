import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Statistics',
  admins: 'The statistics are for administrators.',
  period: {
    label: 'Period',
    from: 'From',
    to: 'to',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
    twelveMonths: 'Last 12 months',
    wrong: 'The end is before the start. Correct one of the two dates.',
    tooLong: 'The period is longer than three years. Choose a shorter one.',
  },
  step: { label: 'Step', day: 'Day', week: 'Week', month: 'Month' },
  compared: {
    before: 'Period before',
    year: 'Year before',
    beforeDays: 'Period before: {{days}}',
    yearDays: 'Year before: {{days}}',
  },
  figures: 'Figures of the period',
  onChart: 'Show on the chart',
  formula: 'Formula',
  formulaOf: 'Formula: {{figure}}',
  operands: {
    utilisation: '{{rented}} ÷ ({{fleet}} − {{out}})',
    perRented: '{{revenue}} ÷ {{rented}}',
    perAvailable: '{{revenue}} ÷ ({{fleet}} − {{out}})',
    margin: '{{revenue}} + {{charges}} − {{upkeep}}',
  },
  rows: { rentals: 'See the rentals', journal: 'See the journal', deadlines: 'See the deadlines' },
  chart: {
    label: '{{figure}}, {{days}}',
    now: 'This period',
    picture: 'Picture (PNG)',
    table: 'The same values as a table',
    part: 'Date',
    export: 'Export the figures',
    hint: 'Point at the chart to read a value.',
  },
  shares: { export: 'Export the breakdown', title: 'Breakdown', none: 'Nothing in this period', option: 'Option' },
  heat: {
    title: 'Utilisation by category and week',
    hint: 'A week that is nearly full can be sold at a higher price; an empty one asks for a lower price.',
    category: 'Category',
  },
  empty: {
    title: 'No figures yet',
    text: 'Add vehicles and rentals: the figures follow from the first contract.',
  },
} satisfies typeof fr
