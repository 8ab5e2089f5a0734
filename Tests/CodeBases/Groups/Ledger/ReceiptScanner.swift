import ReceiptRecognition
import SwiftUI

/// A view that needs a framework that only exists on the machine of the app's authors.
struct ReceiptScanner: View {
  let recognizer: ReceiptRecognizer

  var body: some View { Text(recognizer.receipt.title) }
}

#Preview { ReceiptScanner(recognizer: .shared) }

extension EntryList {
  /// A type of a file that is missing.
  var archive: LedgerArchive? { nil }
}
