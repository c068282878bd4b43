insert into message_templates (company_id, kind, language, subject, body)
  select id, 'quote', 'fr', 'Votre devis {{location}}', 'Bonjour {{client}},' from companies;
