/** Makes `<khagol-chart>` known to the page that loads this script. */

import { KhagolChart } from './khagol-chart.ts';

if (customElements.get('khagol-chart') === undefined) customElements.define('khagol-chart', KhagolChart);
