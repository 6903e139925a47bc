import Foundation

extension Question {
  /// The answer, or why there is none.
  @MainActor
  func answer(on screen: QuestionScreen) async -> Answer {
    do {
      return try await ask(screen)
    } catch let error as Unasked {
      return .text("\(AnswerSheet.unasked): \(error.reason)")
    } catch let error as Puzzled {
      return .puzzled(error.reason, after: screen.calls)
    } catch {
      return .puzzled("\(error)", after: screen.calls)
    }
  }

  /// All questions, those that may end the app last.
  static var all: [Question] {
    let all = articles.flatMap(\.self)
    return all.filter { !$0.mayEndApp } + all.filter(\.mayEndApp)
  }
}
