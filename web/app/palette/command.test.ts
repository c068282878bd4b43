import { expect, test } from 'vitest'
import { en } from '../messages.en.ts'
import { fr } from '../messages.fr.ts'
import { type CommandName, commandNames, commands, readCommands } from './command.ts'

test.each<[typed: string, command: CommandName, words: string]>([
  ['encaisser dupont', 'collect', 'dupont'],
  ['Encaisser la location de Dupont', 'collect', 'dupont'],
  ['dupont encaisser', 'collect', 'dupont'],
  ['paiement 2026-0042', 'collect', '2026-0042'],
  ['take payment dupont', 'collect', 'dupont'],
  ['caution Élodie Montrose', 'collect', 'elodie montrose'],
  ['rendre la caution dupont', 'giveBack', 'dupont'],
  ['rembourser dupont', 'giveBack', 'dupont'],
  ['AB-123-CD prolonger', 'extend', 'ab-123-cd'],
  ['prolonger AB 123 CD', 'extend', 'ab 123 cd'],
  ['ab123cd extend', 'extend', 'ab123cd'],
  ['écourter dupont', 'extend', 'dupont'],
  ['ab123cd retour', 'takeBack', 'ab123cd'],
  ['rendre AB-123-CD', 'takeBack', 'ab-123-cd'],
  ['return dupont', 'takeBack', 'dupont'],
  ['check in dupont', 'takeBack', 'dupont'],
  ['remettre les clés à dupont', 'deliver', 'dupont'],
  ['hand over dupont', 'deliver', 'dupont'],
  ['départ ab-123-cd', 'deliver', 'ab-123-cd'],
  ['changer de véhicule dupont', 'replace', 'dupont'],
  ['AB-123-CD panne', 'replace', 'ab-123-cd'],
  ['swap dupont', 'replace', 'dupont'],
  ['annuler dupont', 'cancel', 'dupont'],
  ['no-show dupont', 'cancel', 'dupont'],
  ['cancel 2026-0042', 'cancel', '2026-0042'],
  ['modifier dupont', 'edit', 'dupont'],
  ['louer à dupont', 'rent', 'dupont'],
  ['louer AB-123-CD', 'rent', 'ab-123-cd'],
  ['ab-123-cd indisponible', 'block', 'ab-123-cd'],
  ['bloquer la voiture AB-123-CD', 'block', 'ab-123-cd'],
  ['nouveau client', 'newCustomer', ''],
  ['New Customer', 'newCustomer', ''],
  ['ajouter un véhicule', 'newVehicle', ''],
  ['devis', 'quotes', ''],
  ['quotes', 'quotes', ''],
  ['nouveau devis', 'rent', ''],
  ['profil', 'profile', ''],
  ['profile', 'profile', ''],
  ['langue', 'profile', ''],
  ['language', 'profile', ''],
  ['mot de passe', 'profile', ''],
  ['changer le mot de passe', 'profile', ''],
  ['password', 'profile', ''],
  ['déconnexion', 'logOut', ''],
  ['sign out', 'logOut', ''],
  ['retard', 'late', ''],
  ['en retard', 'late', ''],
  ['overdue', 'late', ''],
])('« %s » is a command', (typed, command, words) => {
  expect(readCommands(typed)).toEqual([{ command, words, isWhole: true }])
})

test.each<[typed: string, commands: CommandName[], words: string]>([
  ['enc', ['collect'], ''],
  ['enc dupont', ['collect'], 'dupont'],
  ['dupont prol', ['extend'], 'dupont'],
  ['nouveau', ['rent', 'newCustomer', 'newVehicle'], ''],
  ['ret', ['giveBack', 'takeBack', 'late'], ''],
  ['changer', ['extend', 'replace', 'profile'], ''],
  ['changer de', ['replace', 'profile'], ''],
  ['changer de v', ['replace'], ''],
])('« %s » may begin a command', (typed, begun, words) => {
  expect(readCommands(typed)).toEqual(begun.map((command) => ({ command, words, isWhole: false })))
})

test.each([
  '',
  ' ',
  'dupont',
  'ab-123-cd',
  'en',
  'marie en avion',
  '2026-0042',
  'encaissera dupont',
  'jean retour marie',
])('« %s » holds no command', (typed) => {
  expect(readCommands(typed)).toEqual([])
})

test('no word means two commands', () => {
  const all = Object.values(commands).flatMap(({ words }) => words)
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
})

test.each(commandNames)('the words on screen for %s may be typed before a name', (command) => {
  for (const words of [fr, en])
    expect(readCommands(`${words.palette.command[command]} dupont`)).toEqual([
      { command, words: 'dupont', isWhole: true },
    ])
})
