// SPDX-License-Identifier: MIT

#include "CReportPage.h"

// Clang has known it before the standard did, in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char script[] = {
#embed "Page/report.js"
};

static const unsigned char style[] = {
#embed "Page/report.css"
};

const unsigned char *rp_script(size_t *count) {
  *count = sizeof script;
  return script;
}

const unsigned char *rp_style(size_t *count) {
  *count = sizeof style;
  return style;
}
