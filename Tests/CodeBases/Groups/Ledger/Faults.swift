import SwiftUI

struct UnsavedBook: View {
  var body: some View { fatalError("The book has no file.") }
}

struct EndlessBook: View {
  var body: some View { Text("\(pageCount) pages") }

  private var pageCount: Int {
    var count = 0
    while count >= 0 { count = (count + 1) % 100 }
    return count
  }
}

#Preview("Trap") { UnsavedBook() }

#Preview("Hang") { EndlessBook() }
