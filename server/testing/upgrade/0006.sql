insert into plans (product_id, price_id, name, unit_amount, interval, most_vehicles, is_base)
  values ('prod_base', 'price_base', 'Découverte', 0, 'month', 5, true), ('prod_one', 'price_one', 'Essentiel', 2900, 'month', 30, false);
update billing_accounts set product_id = 'prod_one', price_id = 'price_one', unit_amount = 2900, customer_ref = 'cus_' || company_id,
  subscription_ref = 'sub_' || company_id, period_ends_at = '2026-04-01 12:00Z', had_trial = true;
insert into test_checkouts (session, company_id, price_id) select 'session-' || id, id, 'price_one' from companies;
insert into billing_events (id, kind) values ('evt_1', 'invoice.paid');
