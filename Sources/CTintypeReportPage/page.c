// SPDX-License-Identifier: MIT

#include "CTintypeReportPage.h"

// Clang supports #embed in every mode, before the standard that contains it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char report_css[] = {
#embed "Page/report.css"
};

static const unsigned char core_js[] = {
#embed "Page/core.js"
};

static const unsigned char filter_js[] = {
#embed "Page/filter.js"
};

static const unsigned char pixels_js[] = {
#embed "Page/pixels.js"
};

static const unsigned char list_js[] = {
#embed "Page/list.js"
};

static const unsigned char drawing_js[] = {
#embed "Page/drawing.js"
};

static const unsigned char viewer_js[] = {
#embed "Page/viewer.js"
};

static const unsigned char subject_js[] = {
#embed "Page/subject.js"
};

static const unsigned char input_js[] = {
#embed "Page/input.js"
};

static const unsigned char text_js[] = {
#embed "Page/text.js"
};

static const unsigned char details_js[] = {
#embed "Page/details.js"
};

static const unsigned char decisions_js[] = {
#embed "Page/decisions.js"
};

static const unsigned char keys_js[] = {
#embed "Page/keys.js"
};

static const unsigned char report_js[] = {
#embed "Page/report.js"
};

static const struct rp_file files[] = {
    {"report.css", report_css, sizeof report_css},
    {"core.js", core_js, sizeof core_js},
    {"filter.js", filter_js, sizeof filter_js},
    {"pixels.js", pixels_js, sizeof pixels_js},
    {"list.js", list_js, sizeof list_js},
    {"drawing.js", drawing_js, sizeof drawing_js},
    {"viewer.js", viewer_js, sizeof viewer_js},
    {"subject.js", subject_js, sizeof subject_js},
    {"input.js", input_js, sizeof input_js},
    {"text.js", text_js, sizeof text_js},
    {"details.js", details_js, sizeof details_js},
    {"decisions.js", decisions_js, sizeof decisions_js},
    {"keys.js", keys_js, sizeof keys_js},
    {"report.js", report_js, sizeof report_js},
};

static const int file_count = sizeof files / sizeof files[0];

int rp_file_count(void) { return file_count; }

bool rp_get_file(int index, struct rp_file *file) {
  if (index < 0 || index >= file_count) return false;
  *file = files[index];
  return true;
}
