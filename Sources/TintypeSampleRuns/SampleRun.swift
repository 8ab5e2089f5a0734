// SPDX-License-Identifier: MIT

package enum SampleRun {}
