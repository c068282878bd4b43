update rentals set discount_percent = 10, price = '{"discountAmount": 12.5}' where id in (select max(id) from rentals group by company_id);
