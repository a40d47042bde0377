// A window opened by the portal may close itself; one opened by the user stays.
window.close();
