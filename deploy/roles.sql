-- Creates the users and the database of Filao, as the superuser. Give both passwords afterwards: \password filao
create role filao login createrole;
create role filao_backup login bypassrls;
grant pg_read_all_data to filao_backup;
create database filao owner filao;
