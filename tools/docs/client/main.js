// @ts-check
import { startCopying } from './copy.js';
import { startFilter } from './filter.js';
import { startNavigation } from './navigation.js';
import { startSearch } from './searchBox.js';
import { startServed } from './served.js';

startServed();
startNavigation();
startFilter();
startCopying();
startSearch(
  /** @type {Window & { searchIndex?: readonly import('./match.js').Entry[] }} */ (window).searchIndex ?? [],
);
