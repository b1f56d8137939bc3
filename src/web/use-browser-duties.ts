import { useEffect } from 'react';
import { notify } from '#/ui/toast/toast-store.ts';
import { showFlash } from './browser-api.ts';
import { isChunkFailure, reloadForChunk } from './chunk-reload.ts';
import type { Site } from './contexts.ts';
import { startErrorReports } from './error-reports.ts';
import { removeStored } from './local-storage.ts';
import { useVisitSync } from './visit-history.ts';

/** What every page does once it runs in a browser. */
export function useBrowserDuties(site: Pick<Site, 'user' | 'mustChangePassword' | 'servedPage'>): void {
  const { user, mustChangePassword, servedPage } = site;
  const isLoggedIn = user !== null || mustChangePassword;
  // The server decides who is logged in; what the browser remembers of an ended session goes.
  useEffect(() => {
    if (!isLoggedIn) removeStored('userInfo');
  }, [isLoggedIn]);
  useVisitSync(user?.Id);

  useEffect(() => {
    showFlash();
    const stopReports = startErrorReports();
    const stopOnline = followConnection();
    const stopChunks = followChunkFailures();
    if ('serviceWorker' in navigator && window.isSecureContext)
      navigator.serviceWorker.register('/sw.js').catch(() => {});
    document.documentElement.dataset['hydrated'] = '';
    return () => {
      stopReports();
      stopOnline();
      stopChunks();
    };
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
    else notify('网络已断开，看过的内容还在', { kind: 'error' });
  };
  document.documentElement.dataset['online'] = String(navigator.onLine);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

function followChunkFailures(): () => void {
  const onPreload = (event: Event) => {
    if (reloadForChunk()) event.preventDefault();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isChunkFailure(event.reason)) reloadForChunk();
  };
  addEventListener('vite:preloadError', onPreload);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('vite:preloadError', onPreload);
    removeEventListener('unhandledrejection', onRejection);
  };
}
