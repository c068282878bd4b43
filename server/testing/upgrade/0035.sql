update users set weekly_report_enabled = true where role = 'admin';
