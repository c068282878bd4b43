insert into customers (company_id, public_id, kind, company_name, siren, vat_number, contact_name, billing_address, billing_email)
  select id, 'C3', 'company', 'SARL Soleil', '732829320', 'FR44732829320', 'Awa Diallo',
    '{"address": "BP 12", "postalCode": "97110", "city": "Pointe-à-Pitre", "department": null, "countryCode": "GP"}',
    'factures@soleil.example.test'
  from companies;
update rentals r set billed_customer_id = c.id from customers c
  where c.company_id = r.company_id and c.kind = 'company' and r.status in ('pending', 'done');
update companies set legal_form = 'SAS', share_capital_cents = 1000000, registry_city = 'Pointe-à-Pitre',
  vat_number = 'FR44732829320', late_fee_rate = 12.5, mediator = 'CM2C', is_vat_on_debits = true;
