-- The company's own words under the deposit and the excess on papers; null for the neutral ones of the program.
alter table companies
  add column deposit_text text check (length(deposit_text) between 1 and 200),
  add column deposit_text_english text check (length(deposit_text_english) between 1 and 200),
  add column waiver_text text check (length(waiver_text) between 1 and 200),
  add column waiver_text_english text check (length(waiver_text_english) between 1 and 200);
