import { crossIndustryInvoice } from '@filao/domain/invoicing/einvoice/cii'
import { electronicLackText, lacksOfElectronic } from '@filao/domain/invoicing/electronic'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { readContent } from './stored/content.ts'
import { loadStored } from './stored/invoice-queries.ts'
import { documentFileName } from './stored/print.ts'

/** Loads the electronic invoice of a document as XML. 404, with the reason, for a document without one. */
export async function loadElectronicInvoice(tx: Tx, companyId: number, id: number): Promise<BinaryResponse> {
  const content = readContent(await loadStored(tx, companyId, id))
  const xml = crossIndustryInvoice(content)
  if (xml === null) throw noElectronicInvoice(lacksOfElectronic(content) ?? [])
  return { contentType: 'application/xml; charset=utf-8', fileName: `${documentFileName(content)}.xml`, content: xml }
}

function noElectronicInvoice(lacks: Parameters<typeof electronicLackText>[0]): Problem {
  if (lacks.length === 0) return new Problem('not_found', onlyCompanies)
  return new Problem('not_found', {
    fr: `Ce document n’a pas de facture électronique\u202f: il lui manque ${electronicLackText(lacks, 'fr')}.`,
    en: `This document has no electronic invoice: it lacks ${electronicLackText(lacks, 'en')}.`,
  })
}

const onlyCompanies = {
  fr: 'Seules les factures et avoirs d’une entreprise en France, hors Guyane, Mayotte et collectivités d’outre-mer, ont une facture électronique.',
  en: 'Only invoices and credit notes of a company in France, outside French Guiana, Mayotte and the overseas collectivities, have an electronic invoice.',
}
