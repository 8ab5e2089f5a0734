// SPDX-License-Identifier: MIT

import Foundation
import SwiftData

/// An observation in the diary.
@Model
final class Note {
  var date: Date
  var text: String
  var tree: Tree?

  init(date: Date, text: String, tree: Tree? = nil) {
    self.date = date
    self.text = text
    self.tree = tree
  }
}
