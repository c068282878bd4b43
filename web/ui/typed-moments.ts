const days = ['D/M', 'DD/MM', 'DD/M', 'D/MM']
const years = ['YYYY', 'YY']
const clocks = ['HH:mm', 'H:mm', 'HH[h]mm', 'H[h]mm', 'HH[h]', 'H[h]']

/**
 * What people type as a date and time instead of picking it, as formats of dayjs, which reads a zero in front only where
 * the format has one: « 5/3/2027 9:00 », « 05/03/27 09h00 », « 5/03/2027 9h ».
 */
export const typedMoments = days.flatMap((day) =>
  years.flatMap((year) => clocks.map((clock) => `${day}/${year} ${clock}`)),
)
