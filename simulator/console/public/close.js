// A window that the portal opened may close itself; one that the user opened stays.
window.close();
