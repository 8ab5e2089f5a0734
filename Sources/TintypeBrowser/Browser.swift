// SPDX-License-Identifier: MIT

/// A web browser without a window, for asking pages what they do.
package struct Browser {
}
