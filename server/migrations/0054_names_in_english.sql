-- The name and the description that customers read in English; null where the company gave none.
alter table options add column name_en text, add column description_en text;
alter table categories add column name_en text, add column description_en text;
alter table seasons add column user_label_en text;
