insert into deadline_templates (company_id, category_id, name, every_months, every_kilometres, warn_days, warn_kilometres)
  select company_id, min(id), 'Vidange', 12, 15000, 30, 1000 from categories group by company_id;
update deadlines d set template_id = t.id from deadline_templates t where t.company_id = d.company_id;
insert into visit_documents (company_id, visit_id, name, content_type, bytes, key)
  select company_id, id, 'Facture.pdf', 'application/pdf', 1200, 'visitDocuments/' || company_id || '/' || id from deadline_visits;
update companies set fine_handling_cents = 2500;
update fines f set fee_charge_id = c.id from charges c
  where c.company_id = f.company_id and c.rental_id = f.rental_id and c.kind = 'fine_handling';
