import { useEffect } from 'react';
import { useVisitSync } from '#/features/history/shared/visit-history.ts';
import { notify } from '#/ui/toast/toast-store.ts';
import type { Site } from '#/web/contexts.ts';
import { showFlash } from '#/web/leave-for-login.ts';
import { removeStored } from '#/web/local-storage.ts';
import { USER_INFO } from '#/web/user-info.ts';

/** What every page does once it runs in a browser. */
export function useBrowserDuties(site: Pick<Site, 'user' | 'mustChangePassword' | 'servedPage'>): void {
  const { user, mustChangePassword, servedPage } = site;
  const isLoggedIn = user !== null || mustChangePassword;
  // The server decides who is logged in; what the browser remembers of an ended session goes.
  useEffect(() => {
    if (!isLoggedIn) removeStored(USER_INFO);
  }, [isLoggedIn]);
  useVisitSync(user?.Id);

  useEffect(() => {
    showFlash();
    const stopOnline = followConnection();
    if ('serviceWorker' in navigator && window.isSecureContext)
      navigator.serviceWorker.register('/sw.js').catch(() => {});
    document.documentElement.dataset['hydrated'] = '';
    return stopOnline;
  }, []);

  // The host shows another page at `/`: the router was told its real path to start with, the visitor sees `/` again.
  useEffect(() => {
    if (servedPage && window.location.pathname + window.location.search === servedPage) {
      window.history.replaceState(window.history.state, '', '/');
    }
  }, [servedPage]);
}

function followConnection(): () => void {
  const tell = () => {
    document.documentElement.dataset['online'] = String(navigator.onLine);
    if (navigator.onLine) notify('网络已恢复', { kind: 'success' });
    else notify('网络已断开，这一页还能看', { kind: 'error' });
  };
  document.documentElement.dataset['online'] = String(navigator.onLine);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
