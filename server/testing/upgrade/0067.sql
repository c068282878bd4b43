-- Every other rental promises the category of its vehicle, and a company proposes that for new ones.
update rentals r set promised_category_id = v.category_id, promised_transmission = 'Automatique', promised_seats = 5,
    is_pinned = r.id % 4 = 0
  from vehicles v where v.company_id = r.company_id and v.id = r.vehicle_id and r.id % 2 = 0;
update companies set default_promise = 'category' where id % 2 = 0;
