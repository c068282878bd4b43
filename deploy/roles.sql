-- Creates the users and the database of Filao, as the superuser. Give both passwords afterwards: \password filao
create role filao login createrole;
create role filao_backup login bypassrls;
grant pg_read_all_data to filao_backup;
-- Named, since a server that was installed without a language makes databases without Unicode.
create database filao owner filao template template0 encoding 'UTF8' locale 'C.UTF-8';
