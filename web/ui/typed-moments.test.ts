import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { expect, test } from 'vitest'
import { typedMoments } from './typed-moments.ts'

dayjs.extend(customParseFormat)

/** As the calendar reads it: the first format in which the text is exactly a moment. */
function read(text: string): string | undefined {
  return typedMoments
    .map((format) => dayjs(text, format, true))
    .find((moment) => moment.isValid())
    ?.format('YYYY-MM-DDTHH:mm')
}

test.each(['5/3/2027 9:00', '05/03/2027 09:00', '05/03/2027 9:00', '5/03/2027 09h00', '05/03/27 9h00', '5/3/27 9h'])(
  '%s is the fifth of March at nine',
  (text) => {
    expect(read(text)).toBe('2027-03-05T09:00')
  },
)

test.each(['05/03/2027', '31/02/2027 09:00', '05/03/2027 25:00', '05/03/2027 9'])('%s is no moment', (text) => {
  expect(read(text)).toBeUndefined()
})
