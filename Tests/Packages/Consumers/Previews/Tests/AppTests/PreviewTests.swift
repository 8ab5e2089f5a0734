// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import Tintype

@testable import App

@Test(arguments: Preview.all(in: BookCell.self, variants: .colorSchemes))
func previews(_ preview: PreviewSnapshot) { assertSnapshot(of: preview) }
