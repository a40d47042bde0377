// Closes a window that the portal opened; one that the user opened stays.
window.close();
